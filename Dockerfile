# The shop in a container. It needs a PostgreSQL by DATABASE_URL (compose.yaml brings one) or keeps its own in /data.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image's own Node is the pinned one; the copy in node_modules would only be carried along.
RUN npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json LICENSE ./
COPY db ./db
COPY src ./src
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# 10 s for guests at hand, then the database's own end.
STOPSIGNAL SIGTERM
CMD ["node", "--disable-proto=delete", "src/server/main.ts"]
