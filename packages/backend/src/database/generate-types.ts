import type { Database } from '../embedded/connect.ts';

type Column = {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
};

/** Name, type, and `i` for what goes in or `t` for a column of the table that comes out. */
type Argument = [name: string, type: string, mode: 'i' | 't'];
/** `defaults` of the last arguments that go in; `result` where no table comes out. */
type ApiFunction = { name: string; arguments: Argument[]; defaults: number; result: string };

/** Columns that only the database writes. */
const markers = new Set(['created_at', 'inserted_xact']);

const typeScript: Record<string, string> = {
  _bytea: 'string[]',
  bigint: 'number',
  bool: 'boolean',
  boolean: 'boolean',
  date: 'string',
  int4: 'number',
  integer: 'number',
  jsonb: 'Record<string, string>',
  text: 'string',
  'timestamp with time zone': 'string',
  timestamptz: 'string',
  uuid: 'string',
  'uuid[]': 'string[]',
  xid8: 'unknown',
};

const results: Record<string, string> = { integer: 'number', text: 'string', void: 'undefined' };

/** The types with which supabase-js checks our queries, read off a migrated database. */
export async function generateTypes(database: Database): Promise<string> {
  const columns = await database.query<Column>(`
    select table_name, column_name, udt_name, is_nullable, column_default
    from information_schema.columns
    where table_schema = 'public'
    order by table_name, ordinal_position
  `);
  const functions = await database.query<ApiFunction>(`
    select p.proname as name,
      (select coalesce(json_agg(json_build_array(a.name, format_type(a.type, null), a.mode) order by a.position), '[]')
        from unnest(p.proargnames, coalesce(p.proallargtypes, p.proargtypes), coalesce(p.proargmodes, array_fill('i'::"char", array[p.pronargs])))
          with ordinality as a (name, type, mode, position)) as arguments,
      p.pronargdefaults as defaults, format_type(p.prorettype, null) as result
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
    order by 1
  `);
  const tables = Map.groupBy(columns, (column) => column.table_name);
  return [
    '',
    'export type Database = {',
    '  public: {',
    '    Tables: {',
    ...[...tables].flatMap(([name, table]) => tableType(name, table)),
    '    };',
    '    Views: Record<never, never>;',
    '    Functions: {',
    ...functions.flatMap(functionType),
    '    };',
    '  };',
    '};',
    '',
  ].join('\n');
}

function tableType(name: string, columns: Column[]): string[] {
  const writable = columns.filter((column) => !markers.has(column.column_name));
  const isOptional = (column: Column) => column.is_nullable === 'YES' || column.column_default !== null;
  return [
    `      ${name}: {`,
    '        Row: {',
    ...columns.map((column) => property(column, false)),
    '        };',
    '        Insert: {',
    ...writable.map((column) => property(column, isOptional(column))),
    '        };',
    '        Update: {',
    ...writable.map((column) => property(column, true)),
    '        };',
    '        Relationships: [];',
    '      };',
  ];
}

function functionType({ name, arguments: all, defaults, result }: ApiFunction): string[] {
  const list = (mode: Argument[2]) => all.filter((argument) => argument[2] === mode);
  const asked = list('i').length - defaults;
  const given = list('i').map(([argument, type], i) => `${argument}${i < asked ? '' : '?'}: ${typeOf(type)}`);
  const columns = list('t').map(([column, type]) => `          ${column}: ${typeOf(type)};`);
  return [
    `      ${name}: {`,
    `        Args: ${given.length > 0 ? `{ ${given.join('; ')} }` : 'Record<never, never>'};`,
    ...(columns.length > 0
      ? ['        Returns: {', ...columns, '        }[];']
      : [`        Returns: ${results[result] ?? 'unknown'};`]),
    '      };',
  ];
}

function property(column: Column, optional: boolean): string {
  const nullable = column.is_nullable === 'YES' ? ' | null' : '';
  return `          ${column.column_name}${optional ? '?' : ''}: ${typeOf(column.udt_name)}${nullable};`;
}

function typeOf(name: string): string {
  const type = typeScript[name];
  if (!type) throw new Error(`No TypeScript type for ${name}: add it to generate-types.ts`);
  return type;
}
