import type { Database } from '../embedded/connect.ts';

type Column = {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
};

/** Columns that only the database writes. */
const markers = new Set(['created_at', 'inserted_xact']);

const typeScript: Record<string, string> = {
  bool: 'boolean',
  jsonb: 'Record<string, string>',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
  xid8: 'unknown',
};

/** The types with which supabase-js checks our queries, read off a migrated database. */
export async function generateTypes(database: Database): Promise<string> {
  const columns = await database.query<Column>(`
    select table_name, column_name, udt_name, is_nullable, column_default
    from information_schema.columns
    where table_schema = 'public'
    order by table_name, ordinal_position
  `);
  const tables = Map.groupBy(columns, (column) => column.table_name);
  return [
    '// Generated from the migrations: pnpm generate',
    '',
    'export type Database = {',
    '  public: {',
    '    Tables: {',
    ...[...tables].flatMap(([name, table]) => tableType(name, table)),
    '    };',
    '    Views: Record<never, never>;',
    '    Functions: Record<never, never>;',
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

function property(column: Column, optional: boolean): string {
  const type = typeScript[column.udt_name];
  if (!type) throw new Error(`No TypeScript type for ${column.udt_name}: add it to generate-types.ts`);
  const nullable = column.is_nullable === 'YES' ? ' | null' : '';
  return `          ${column.column_name}${optional ? '?' : ''}: ${type}${nullable};`;
}
