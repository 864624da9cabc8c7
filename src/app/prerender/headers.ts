import { createHash } from "node:crypto";

/** Sums of the scripts that stand in the page itself; JSON beside them is data and needs none. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}

/** `_headers` as the host shall read it: what only the build knows is filled in, an empty address leaves no gap. */
export function fillHeaders(text: string, html: string, supabaseUrl: string): string {
  const origin = supabaseUrl === "" ? "" : new URL(supabaseUrl).origin;
  return text
    .replaceAll(
      " %SCRIPT_HASHES%",
      scriptHashes(html)
        .map((hash) => ` ${hash}`)
        .join(""),
    )
    .replaceAll(" %SUPABASE%", origin === "" ? "" : ` ${origin}`);
}
