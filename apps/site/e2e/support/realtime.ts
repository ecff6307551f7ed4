import type { Page, WebSocketRoute } from '@playwright/test';

interface Message {
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** A message of the protocol, version 2: which join it belongs to, its number, topic, event and payload. */
type Frame = [
  join: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Message['payload'],
];

/**
 * Supabase Realtime for a desk, as its protocol is documented: joins, heartbeats, tokens, and broadcasts from the database. The
 * page is told that its database has it.
 */
export async function realtime(page: Page) {
  const heard: Message[] = [];
  const sockets = new Map<WebSocketRoute, string | null>();
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('meta[name="desk:realtime"]')?.setAttribute('content', 'yes'),
    ),
  );
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    sockets.set(socket, null);
    socket.onClose(() => sockets.delete(socket));
    socket.onMessage((text) => {
      const [join, ref, topic, event, payload] = JSON.parse(String(text)) as Frame;
      heard.push({ topic, event, payload });
      if (event === 'phx_join') sockets.set(socket, join);
      const isAsked = ['phx_join', 'phx_leave', 'heartbeat'].includes(event);
      const response = event === 'phx_join' ? { postgres_changes: [] } : {};
      if (isAsked) socket.send(JSON.stringify([join, ref, topic, 'phx_reply', { status: 'ok', response }]));
    });
  });
  return {
    heard: (event: string) => heard.filter((each) => each.event === event),
    /** As the database does. */
    tell(event: string) {
      const payload = { type: 'broadcast', event, payload: {} };
      for (const [socket, join] of sockets)
        socket.send(JSON.stringify([join, null, 'realtime:desk', 'broadcast', payload]));
    },
    /** The server goes away for a moment. */
    fail() {
      for (const socket of sockets.keys()) {
        sockets.delete(socket);
        void socket.close({ code: 1011 });
      }
    },
    open: () => sockets.size,
  };
}
