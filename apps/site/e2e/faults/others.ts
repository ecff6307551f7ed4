import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { findLosses, type OwnTarget } from '../../scripts/load/load.ts';
import { actions, type Send } from '../../scripts/load/visitor.ts';
import type { Flow } from './flow.ts';

/** More than the limit of every table in its short window. */
const enough = 65;

const sends: Readonly<Record<string, keyof typeof actions>> = {
  Newsletter: 'signup',
  Contact: 'inquiry',
  Booking: 'booking',
  Webinar: 'registration',
  Assessment: 'booking',
  Chat: 'chat',
};

/** An address that nobody else has. */
export function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Visitors who send the same as the one in the browser, straight to the server. */
export class Others {
  readonly #target: OwnTarget;
  readonly #action: (target: OwnTarget) => Send;
  readonly #acknowledged = new Map<string, Set<string>>();
  #crowd: Promise<unknown> = Promise.resolve();

  constructor({ name }: Flow, target: OwnTarget) {
    this.#target = target;
    this.#action = actions[sends[name] ?? 'inquiry'];
  }

  /** Each comes from another address, by way of these proxies. */
  async send(count: number, ...proxies: string[]): Promise<void> {
    for (let sent = 0; sent < count; sent += 1) {
      expect(await this.#sendFrom([anyAddress(), ...proxies].join(', '))).toBeLessThan(300);
    }
  }

  /** More than a limit allows to one address. */
  sendMany(): Promise<void> {
    return this.send(enough);
  }

  /** @param addresses X-Forwarded-For of one of them. */
  async sendUntilRefused(addresses: () => string): Promise<void> {
    for (let sent = 0; sent < enough; sent += 1) {
      const status = await this.#sendFrom(addresses());
      if (status === 429) return;
      expect(status).toBeLessThan(300);
    }
    throw new Error(`None of ${enough} was told to wait.`);
  }

  /** From now on so many send without a pause, each until there is no server. */
  begin(count: number): void {
    const one = async () => {
      for (;;) {
        const status = await this.#sendFrom(anyAddress()).catch(() => 'gone');
        if (status === 'gone') return;
        expect([200, 201, 204, 503]).toContain(status);
      }
    };
    this.#crowd = Promise.all(Array.from({ length: count }, one));
    this.#crowd.catch(() => {}); // Reported by `end`.
  }

  /** When all of them have found the server gone. */
  async end(): Promise<void> {
    await this.#crowd;
  }

  /** Whatever was acknowledged to them is there. */
  async expectStored(): Promise<void> {
    expect(this.#acknowledged.size).toBeGreaterThan(0);
    const losses = await findLosses(this.#target, { acknowledged: this.#acknowledged });
    expect(losses.map(({ lost }) => lost)).toEqual(losses.map(() => 0));
  }

  async #sendFrom(forwardedFor: string): Promise<number> {
    const { table, ids, request } = this.#action({ ...this.#target, forwardedFor });
    const response = await request();
    await response.arrayBuffer();
    if (response.ok) {
      const stored = this.#acknowledged.get(table) ?? new Set();
      for (const id of ids) stored.add(id);
      this.#acknowledged.set(table, stored);
    }
    return response.status;
  }
}
