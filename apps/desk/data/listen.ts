import { database } from './client.ts';
import { setting } from './setting.ts';

interface Listener {
  /** A lead is new, is changed or is gone. What it is, is asked for as ever. */
  onNews: () => void;
  /** Whether news come by themselves now. */
  onLive: (isLive: boolean) => void;
}

/**
 * Hears of leads over the socket of hosted Supabase. Each new token goes there too (supabase-js sees to that), and at sign-out the
 * socket is closed. Does nothing where there is none.
 *
 * @returns What ends it.
 */
export function listen({ onNews, onLive }: Listener): () => void {
  if (setting('realtime') === '') return () => {};
  let isOver = false;
  let leave = () => {};
  void database().then(async (client) => {
    // The level of the token may have risen since the client has heard of one.
    await client.realtime.setAuth();
    if (isOver) return;
    const channel = client
      .channel('desk', { config: { private: true } })
      .on('broadcast', { event: 'leads' }, onNews)
      .subscribe((status) => {
        if (!isOver) onLive(status === 'SUBSCRIBED');
      });
    leave = () => void client.removeChannel(channel);
  });
  return () => {
    isOver = true;
    leave();
  };
}
