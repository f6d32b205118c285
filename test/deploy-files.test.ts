/** Checks the deployment files as text, because the programs that use them are not available here. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');

/** An address as nginx logs it: by the first pattern of the map that matches. */
function loggedByNginx(address: string): string {
  const config = read('nginx-nodes.conf');
  expect(config).toContain('"$request_method $uri_without_keys $server_protocol"');
  const [, pattern = ''] = /"~(\^[^"]+)"\s+"\$before_key\.\.\."/.exec(config) ?? [];
  const before = new RegExp(pattern).exec(address)?.groups?.before_key;
  return before === undefined ? address : `${before}...`;
}

test('the log of nginx keeps no key of an order, a mail or a printer', () => {
  const key = 'Zq3v-k_0'.repeat(5).slice(0, 43);
  expect(loggedByNginx(`/comanda/${key}`)).toBe('/comanda/...');
  expect(loggedByNginx(`/rezervare/${key}/`)).toBe('/rezervare/...');
  expect(loggedByNginx(`/imprimanta/12-${'0123456789ab'.repeat(2)}`)).toBe('/imprimanta/...');
  expect(loggedByNginx('/meniu/ciorba-de-burta')).toBe('/meniu/ciorba-de-burta');
});

test.each(['Caddyfile', 'nginx-tls.conf'])(
  '%s takes TLS 1.2 and 1.3 with forward secrecy only, and says so to browsers',
  (name) => {
    const config = read(name);
    const [, versions = ''] = /(?:ssl_)?protocols ([^;\n]+)/.exec(config) ?? [];
    expect(versions.toLowerCase().replaceAll('v', '').split(' ').toSorted()).toEqual(['tls1.2', 'tls1.3']);
    const [, suites = ''] = /ciphers ([^;\n]+)/.exec(config) ?? [];
    const listed = suites.split(/[ :]/);
    expect(listed.length).toBeGreaterThan(3);
    for (const suite of listed) expect(suite).toMatch(/ECDHE.*(GCM|CHACHA20)/);
    expect(config).toContain('"max-age=31536000; includeSubDomains"');
  },
);
