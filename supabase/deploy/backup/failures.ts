import postgres from "postgres";

/** Each failure has an exit code of its own (`docs/backups.md`), so that a scheduled backup can say why it failed. */
class Failure extends Error {
  readonly exitCode: number = 1;
}
export class NotSetUp extends Failure {
  override readonly exitCode = 2;
}
const DATABASE_FAILED = 3;
export class Stalled extends Failure {
  override readonly exitCode = 4;
}
export class BackupUnreadable extends Failure {
  override readonly exitCode = 5;
}
export class RestoreRefused extends Failure {
  override readonly exitCode = 6;
}
export class PictureFailed extends Failure {
  override readonly exitCode = 7;
}
const FILE_FAILED = 8;

/** The driver adds the query to every error of one, but not to a connection that ends between two queries. */
const isOfDatabase = (error: Error & { code?: unknown }) =>
  error instanceof postgres.PostgresError || "query" in error || String(error.code).startsWith("CONNECTION_");

export function exitWith(error: unknown, outcome: string): never {
  if (error instanceof Failure) {
    console.error(`${outcome} ${error.message}`);
    process.exit(error.exitCode);
  }
  if (error instanceof Error && isOfDatabase(error)) {
    console.error(`${outcome} The database failed: ${error.message || String(error)}`);
    process.exit(DATABASE_FAILED);
  }
  if (error instanceof Error && "syscall" in error) {
    console.error(`${outcome} The file could not be written: ${error.message}`);
    process.exit(FILE_FAILED);
  }
  console.error(outcome, error);
  process.exit(1);
}
