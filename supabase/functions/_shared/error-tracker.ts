import type { ErrorReport } from "../../../src/domain/errors/error-report.ts";

/** The address of a project at Sentry or at any tracker that speaks its protocol: https://<key>@<host>/<project>. */
export type Tracker = { key: string; endpoint: string };

export function trackerOf(dsn: string): Tracker {
  const url = URL.canParse(dsn) ? new URL(dsn) : null;
  const [, folder = "", project = ""] = /^(.*)\/([^/]+)$/.exec(url?.pathname ?? "") ?? [];
  if (url === null || !/^https?:$/.test(url.protocol) || url.username === "" || project === "")
    throw new Error("ERRORS_DSN must look like https://<key>@<host>/<project>");
  return { key: url.username, endpoint: `${url.protocol}//${url.host}${folder}/api/${project}/envelope/` };
}

const ANSWER_WITHIN_MS = 5_000;

/** Format: https://develop.sentry.dev/sdk/data-model/envelopes/ */
function envelope(report: ErrorReport, now: number): string {
  const eventId = crypto.randomUUID().replaceAll("-", "");
  const event = {
    event_id: eventId,
    timestamp: now / 1000,
    platform: "javascript",
    level: "error",
    release: report.version,
    transaction: report.place,
    tags: { source: report.source },
    exception: { values: [{ type: "Error", value: report.message }] },
    extra: { stack: report.stack, count: report.count },
  };
  return [{ event_id: eventId, sent_at: new Date(now).toISOString() }, { type: "event" }, event]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");
}

export async function forwardErrors(
  { key, endpoint }: Tracker,
  reports: readonly ErrorReport[],
  now: number,
): Promise<void> {
  for (const report of reports) {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_key=${key}, sentry_client=journey/${report.version}`,
      },
      body: envelope(report, now),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`The error tracker answered ${answer.status}`);
  }
}
