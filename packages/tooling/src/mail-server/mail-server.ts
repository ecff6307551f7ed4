import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export type Received = {
  from: string;
  to: string[];
  raw: string;
  /** The lines before the empty one, unfolded. */
  headers: string[];
  parsed: ParsedMail;
};

export type MailServer = {
  port: number;
  mails: Received[];
  /** What the server does at each step; set by a test, taken back by `forgive`. */
  onConnect: () => Promise<void> | void;
  onRcpt: (address: string) => Error | undefined;
  onData: (received: Received) => Promise<Error | undefined> | Error | undefined;
  /** Cuts every connection. */
  cut(): void;
  forgive(): void;
  /** From now on connections are refused. */
  close(): Promise<void>;
  /** After that: takes connections on the same port again. */
  reopen(): Promise<void>;
};

/** An answer other than 250. */
export function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Without encryption and without a login. */
const open: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] };

/** A mail server on this machine that takes everything, unless a test says otherwise. */
export async function startMailServer({
  port = 0,
  ...options
}: SMTPServerOptions & { port?: number } = {}): Promise<MailServer> {
  let server: SMTPServer | undefined;

  function cutAll({ connections }: SMTPServer): void {
    for (const { _socket } of connections as Iterable<{ _socket: Socket }>) _socket.destroy();
  }

  async function listen(): Promise<void> {
    server = new SMTPServer({
      ...open,
      ...options,
      onConnect: (_session, done) => void Promise.resolve(mailServer.onConnect()).then(() => done(), done),
      onRcptTo: ({ address }, _session, done) => done(mailServer.onRcpt(address)),
      onData: (stream, session, done) => void take(stream, session).then((error) => done(error), done),
    });
    server.on('error', () => {}); // A test cuts connections.
    const listening = server.listen(mailServer.port, '127.0.0.1');
    await once(listening, 'listening');
    mailServer.port = (listening.address() as AddressInfo).port;
  }

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
    const error = await mailServer.onData(received);
    if (!error) mailServer.mails.push(received);
    return error;
  }

  const mailServer: MailServer = {
    port,
    mails: [],
    onConnect: () => {},
    onRcpt: () => undefined,
    onData: () => undefined,
    cut() {
      if (server !== undefined) cutAll(server);
    },
    forgive() {
      mailServer.mails = [];
      mailServer.onConnect = () => {};
      mailServer.onRcpt = () => undefined;
      mailServer.onData = () => undefined;
    },
    async close() {
      const closing = server;
      server = undefined;
      if (closing === undefined) return;
      const closed = new Promise<void>((resolve) => closing.close(resolve));
      cutAll(closing);
      await closed;
    },
    async reopen() {
      if (server === undefined) await listen();
    },
  };
  await listen();
  return mailServer;
}
