const everyMs = 60_000;

/** On hosted Supabase pg_cron calls housekeeping each minute; here this timer does. */
export const startHousekeeping = (functionsPort: number, secret: string): (() => void) => {
  const call = async () => {
    const answer = await fetch(`http://127.0.0.1:${functionsPort}/housekeeping`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(everyMs - 5_000),
    });
    if (!answer.ok && answer.status !== 404)
      console.warn(`housekeeping answered ${answer.status}: ${await answer.text()}`);
  };
  const timer = setInterval(() => {
    call().catch((error: Error) => console.warn("housekeeping:", error.message));
  }, everyMs);
  return () => clearInterval(timer);
};
