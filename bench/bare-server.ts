/** What any framework is measured against: node:http, one prepared SELECT, one number. Run as a process: `bare-server.ts <socket folder> <port> <account id>`. */
import { createServer } from 'node:http';
import pg from 'pg';

const [host = '', port = '0', accountId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ host, user: 'cafune', database: 'cafune', max: 10 });
const query = {
  name: 'balance',
  text: 'SELECT posted - held AS balance FROM coin_accounts WHERE account_id = $1',
  values: [accountId],
};

createServer((_request, response) => {
  pool.query<{ balance: string }>(query).then(
    ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(String(rows[0]?.balance ?? 0)),
    () => response.writeHead(500).end(),
  );
}).listen(Number(port), '127.0.0.1');
