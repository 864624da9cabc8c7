import * as v from "valibot";
import type { Rpc } from "../web/rpc.ts";
import { type ClaimedNews, claimedNewsSchema } from "./claimed-news.ts";

export type Outcome = { ok: true } | { ok: false; error: string; gone: boolean; retrySeconds: number | null };
type Channel = { rpc: Rpc; kind: "push" | "telegram"; send: (news: ClaimedNews) => Promise<Outcome> };

const atOnce = 10;
const leaseSeconds = 60;

const leasedSchema = v.looseObject({ id: v.string(), lease: v.string() });

async function sendOne({ rpc, kind, send }: Channel, row: v.InferOutput<typeof leasedSchema>): Promise<Outcome> {
  const mark = { delivery: row.id, lease: row.lease };
  let outcome: Outcome;
  try {
    outcome = await send(v.parse(claimedNewsSchema, row));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    outcome = { ok: false, error: reason, gone: false, retrySeconds: null };
  }
  if (outcome.ok) {
    await rpc("mark_news_sent", mark);
    return outcome;
  }
  const { error, gone, retrySeconds } = outcome;
  console.warn(`news ${row.id} was not sent by ${kind}: ${error}`);
  await rpc("mark_news_failed", { ...mark, error, gone, retry_seconds: retrySeconds });
  return outcome;
}

export async function sendClaimed(channel: Channel, inTime: () => boolean): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  const claim = { how_many: atOnce, lease_seconds: leaseSeconds, channel_kind: channel.kind };
  while (inTime()) {
    const rows = v.parse(v.array(leasedSchema), await channel.rpc("claim_news", claim));
    if (rows.length === 0) break;
    const outcomes = await Promise.all(rows.map((row) => sendOne(channel, row)));
    const failures = outcomes.filter((outcome) => !outcome.ok);
    counts.sent += outcomes.length - failures.length;
    counts.failed += failures.length;
    // Telegram limits the bot, not the chat: each further message would only use up one of its tries.
    if (channel.kind === "telegram" && failures.some(({ retrySeconds }) => retrySeconds !== null)) break;
  }
  return counts;
}

/** A server may ask for days, but the news is of hours. */
export const retryWithin = (seconds: number): number | null =>
  seconds > 0 ? Math.ceil(Math.min(3_600, seconds)) : null;
