/*
 * Builds the site for the process that started this one. A process of its own: the compilers never give back the
 * memory that they took, nearly a gigabyte, and the server runs for months.
 */

// Ctrl-C reaches both processes; the one that serves decides what becomes of this one.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
// Nobody waits for the result any more.
process.on('disconnect', () => process.exit(1));

try {
  // Loaded only now, because that takes a second in which the signals above would end this process.
  const { publish } = await import('../build/publish.ts');
  const { publishDeskBeside } = await import('../build/desk.ts');
  const { installation } = await import('./installation.ts');
  const { config } = installation();
  await publish(config);
  await publishDeskBeside(config);
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}

export {};
