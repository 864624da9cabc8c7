import * as v from "valibot";
import { wholeNumber } from "../schemas.ts";

/** Both sides parse, because two versions of the app can meet here. */
const toWorker = v.variant("type", [
  v.object({ type: v.literal("SKIP_WAITING") }),
  v.object({ type: v.literal("CLAIM") }),
  v.object({ type: v.literal("CHECK_SHELL") }),
]);

const shellState = v.object({
  type: v.literal("SHELL_STATE"),
  files: wholeNumber,
  gone: wholeNumber,
  missing: wholeNumber,
});

export type MessageToWorker = v.InferOutput<typeof toWorker>;
export type ShellState = v.InferOutput<typeof shellState>;

const parser =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (data: unknown): v.InferOutput<Schema> | undefined => {
    const parsed = v.safeParse(schema, data);
    return parsed.success ? parsed.output : undefined;
  };

export const parseMessageToWorker = parser(toWorker);
export const parseShellState = parser(shellState);

export const CATALOGUE_SYNC_TAG = "journey-catalogue";
