/** Why changes of one kind may go unnoticed. */
export interface Reason {
  /** The heading in docs/mutation.md. */
  kind: string;
  why: string;
  /** By file: the changes, as the command prints them. One that happens to several lines alike stands here as often. */
  survivors: Readonly<Record<string, readonly string[]>>;
}

const leads = (file: string) => `packages/leads/src/${file}`;
const scoring = (file: string) => `apps/site/features/assessment/scoring/${file}`;

export const reasons: readonly Reason[] = [
  {
    kind: "The browser's own database",
    why: 'Node has none, and one made for tests would prove nothing about it. The journeys open it in a browser: apps/site/e2e/outbox.spec.ts reloads the page and finds what waited. Making room for a later version of it (`blocking`) will be proved with that version.',
    survivors: {
      [leads('outbox/indexed-db.ts')]: [
        "upgrade: (fresh) => void fresh.createObjectStore(store, «{ keyPath: 'id' } → {}»),",
        'upgrade: (fresh) => void fresh.createObjectStore(store, { keyPath: «\'id\' → ""» }),',
        'return «{ all: () => database.getAll(store), get: (id) => database.get(store, id), put: … → {}»;',
        'all: «() => database.getAll(store) → () => undefined»,',
        'get: «(id) => database.get(store, id) → () => undefined»,',
        'put: «(entry) => database.put(store, entry) → () => undefined»,',
        'remove: «(id) => database.delete(store, id) → () => undefined»,',
        'export async function openIndexedDb(name = «\'laliaflia-outbox\' → ""»): Promise<DeviceDatabase> {',
        "export async function openIndexedDb(name = 'laliaflia-outbox'): Promise<DeviceDatabase> «{ const { openDB } = await import('idb'); const database = await openDB<OutboxSc… → {}»",
        "const database = await openDB<OutboxSchema>(name, 1, «{ upgrade: (fresh) => void fresh.createObjectStore(store, { keyPath: 'id' }), //… → {}»);",
        "upgrade: «(fresh) => void fresh.createObjectStore(store, { keyPath: 'id' }) → () => undefined»,",
        'blocking: «(_from, _to, event) => (event.target as IDBDatabase).close() → () => undefined»,',
        'const store = «\'entries\' → ""»;',
      ],
    },
  },
  {
    kind: 'A name for the other case',
    why: 'Of two or three words the code asks for one only. The others tell the reader which case it is, and any text would do for the machine.',
    survivors: {
      [leads('submission/engine.ts')]: [
        'const settled = await attempt(slot, «\'list\' → ""»);',
        'this.nudge(«\'page\' → ""»);',
      ],
      [leads('submission/index.ts')]: [
        "addEventListener('pageshow', ({ persisted }) => persisted && submissions.nudge(«'page' → \"\"»));",
      ],
      [leads('gateway/send.ts')]: [
        "{ table: name, row: { id, ...constants, ...row }, expects: unique ? «'row or none' → \"\"» : 'row' },",
      ],
    },
  },
  {
    kind: 'What only the types ask for',
    why: 'The value is always there, or what stands in its place is refused in the same way further down. Without these words it would not compile.',
    survivors: {
      [leads('forms/check.ts')]: [
        "return «field.kind !== 'select' → true» && value.length > field.limit ? 'too long' : undefined;",
        "return field.kind !== «'select' → \"\"» && value.length > field.limit ? 'too long' : undefined;",
      ],
      [leads('forms/host-form.ts')]: [
        "const { [formNameField]: name = '', [botField]: bot = '', [submissionIdField]: id = «'' → \"Stryker was here!\"», ...sent } = read;",
      ],
      [leads('assessment/link.ts')]: [
        "const [positions = «'' → \"Stryker was here!\"», ...texts] = text.slice(prefix.length).split('~');",
        'const position = question.options.indexOf(answers[question.id] ?? «\'\' → "Stryker was here!"»);',
      ],
      [scoring('score.ts')]: [
        'const position = question.options.indexOf(answers[id] ?? «\'\' → "Stryker was here!"»);',
      ],
      [leads('gateway/answer.ts')]: ['} catch «{ return undefined; } → {}»'],
      [leads('gateway/database.ts')]: [
        'const keepalive = outlivesPage([String(init?.body ?? «\'\' → "Stryker was here!"»)]);',
        "const keepalive = outlivesPage([String(«init?.body → init.body» ?? '')]);",
      ],
      [leads('gateway/retry-after.ts')]: [
        'fromHeader(retryAfter ?? «\'\' → "Stryker was here!"», now) ?? fromText(details) ?? fromText(hint) ?? fromText(message) ?? usual;',
        'const [, count, unit] = /(\\d+)\\s*(s|m|h)(?:ec|in|our|r)?[a-z]*\\b/i.exec(text) ?? «[] → ["Stryker was here"]»;',
        'if («count !== undefined && unit !== undefined → count !== undefined || unit !== undefined») return Number(count) * (units[unit.toLowerCase()] ?? second);',
        'if («count !== undefined → true» && unit !== undefined) return Number(count) * (units[unit.toLowerCase()] ?? second);',
        'if (count !== undefined && «unit !== undefined → true») return Number(count) * (units[unit.toLowerCase()] ?? second);',
      ],
    },
  },
  {
    kind: 'Two ways to one outcome',
    why: 'An answer that stored something means the same whether supabase-js has read it or we have. The lowest level comes before the others, also when it is missing in their list.',
    survivors: {
      [leads('gateway/database.ts')]: [
        'if («!response.ok → true») throw new Refused(await readAnswer(response));',
      ],
      [scoring('lift.ts')]: [
        "const ranks: readonly RecommendationId[] = [«'ignite' → \"\"», 'deep', 'engine'];",
      ],
    },
  },
];
