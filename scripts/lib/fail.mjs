/** Exits with a message that says what to do. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}
