import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Server as SocketServer } from 'node:net';

/** Starts a server on any free port of 127.0.0.1. @returns the port. @throws Error when it can't listen */
export function listen(server: Server | SocketServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((closed) => server.close(closed));
  return port;
}
