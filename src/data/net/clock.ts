/** A phone whose clock is wrong by years must not hide every departure: the server's clock wins where it was heard. */
const TOLERATED_MS = 5 * 60 * 1000;

let offsetMs = 0;

export function heardServerTime(header: string | null, deviceNowMs: number): void {
  const serverMs = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(serverMs)) return;
  const difference = serverMs - deviceNowMs;
  offsetMs = Math.abs(difference) > TOLERATED_MS ? difference : 0;
}

export function trustedNow(deviceNowMs: number = Date.now()): number {
  return deviceNowMs + offsetMs;
}
