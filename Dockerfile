# The shop in a container, from the archive of a release: `npm run release` first. It keeps its own PostgreSQL in /data, or uses
# that of DATABASE_URL.
FROM debian:trixie-slim AS unpacked
ARG TARGETARCH=amd64
COPY release/*.sums release/*.tar.gz /release/
WORKDIR /release
# The sums are those that were signed.
RUN platform=linux-$(echo "$TARGETARCH" | sed 's/amd64/x64/') \
  && grep -- "-$platform.tar.gz" pofta-*.sums | sha256sum --check --strict \
  && mkdir /pofta && tar -xzf pofta-*-"$platform".tar.gz -C /pofta --strip-components=1 --no-same-owner

FROM debian:trixie-slim
# Other services are called by https; Node needs libatomic.
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates libatomic1 && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 1000 --create-home pofta && install --directory --owner pofta /data /copies
COPY --from=unpacked /pofta /opt/pofta
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/.cache
USER pofta
WORKDIR /data
VOLUME ["/data", "/copies"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["/opt/pofta/bin/pofta", "healthy"]
# 10 s for guests at hand, then the database's own end.
STOPSIGNAL SIGTERM
CMD ["/opt/pofta/bin/pofta", "serve"]
