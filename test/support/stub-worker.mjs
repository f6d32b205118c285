// A web worker without the app: answers its process id, dies on request, finishes slow answers before it ends.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  if (request.url === '/die') process.kill(process.pid, 'SIGKILL');
  else if (request.url === '/database') response.end(process.env.DATABASE_URL);
  else if (request.url === '/slow') {
    response.write('begun ');
    process.once('message', () => setTimeout(() => response.end('finished'), 100));
  } else response.end(String(process.pid));
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('message', () => server.close(() => process.exit(0)));
server.listen(Number(process.env.PORT), process.env.HOST, () => {
  process.send({ kind: 'listening', port: server.address().port });
});
