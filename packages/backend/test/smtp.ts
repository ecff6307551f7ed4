import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { afterAll } from 'vitest';

export type Received = {
  from: string;
  to: string[];
  raw: string;
  /** The lines before the empty one, unfolded. */
  headers: string[];
  parsed: ParsedMail;
};

export type Smtp = {
  port: number;
  mails: Received[];
  /** What the server does at each step; set by a test, taken back by `forgive`. */
  onRcpt: (address: string) => Error | undefined;
  onData: (received: Received) => Promise<Error | undefined> | Error | undefined;
  /** Cuts every connection. */
  cut(): void;
  forgive(): void;
  close(): Promise<void>;
};

/** An answer other than 250. */
export function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A mail server that takes everything, unless a test says otherwise. */
export async function startSmtp({ secure = false } = {}): Promise<Smtp> {
  const server = new SMTPServer({
    secure,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(smtp.onRcpt(address)),
    onData: (stream, session, done) => void take(stream, session).then((error) => done(error), done),
  });
  server.on('error', () => {}); // A test cuts connections.

  async function take(stream: NodeJS.ReadableStream, session: SMTPServerSession) {
    const raw = (await buffer(stream)).toString();
    const { mailFrom, rcptTo } = session.envelope;
    const received: Received = {
      from: mailFrom === false ? '' : mailFrom.address,
      to: rcptTo.map(({ address }) => address),
      raw,
      headers: (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n'),
      parsed: await simpleParser(raw),
    };
    const error = await smtp.onData(received);
    if (!error) smtp.mails.push(received);
    return error;
  }

  const smtp: Smtp = {
    port: 0,
    mails: [],
    onRcpt: () => undefined,
    onData: () => undefined,
    cut() {
      for (const { _socket } of server.connections as Iterable<{ _socket: Socket }>) _socket.destroy();
    },
    forgive() {
      smtp.mails = [];
      smtp.onRcpt = () => undefined;
      smtp.onData = () => undefined;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  smtp.port = (listening.address() as AddressInfo).port;
  afterAll(() => smtp.close());
  return smtp;
}
