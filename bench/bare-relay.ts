/** What a streamed reply costs at the least: node:http that passes the model's bytes on, storing nothing. Run as a process: `bare-relay.ts <model base url> <port>`. */
import { createServer, request } from 'node:http';

const [model = '', port = '0'] = process.argv.slice(2);
const BODY = JSON.stringify({ model: 'fake', stream: true, messages: [{ role: 'user', content: 'Oi' }] });

createServer((_request, response) => {
  const upstream = request(
    `${model}/chat/completions`,
    { method: 'POST', headers: { 'content-type': 'application/json' } },
    (answer) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.destroy());
  upstream.end(BODY);
}).listen(Number(port), '127.0.0.1');
