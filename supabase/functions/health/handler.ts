import type { Rpc } from "../_shared/rpc.ts";

/** Is this place alive: the function answered, and so did the database behind it. */
export const health =
  ({ rpc, now }: { rpc: Rpc; now: () => Date }) =>
  async (): Promise<Response> => {
    // Asking for what came after the last possible revision costs nothing and touches the real tables.
    await rpc("catalogue_since", { since: Number.MAX_SAFE_INTEGER });
    return Response.json({ ok: true, database: "answers", time: now().toISOString() });
  };
