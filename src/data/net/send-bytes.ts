import type { CallFailure } from "./call.ts";
import { connection } from "./connection.ts";
import { env } from "./env.ts";

export type Upload = { path: string; bytes: Blob; type: string };

const KEEP_SECONDS = 3600;

/** One file into the public bucket; XMLHttpRequest, because only it tells how far an upload is. */
export const sendBytes = (
  { path, bytes, type }: Upload,
  token: string,
  sent: (bytes: number) => void,
): Promise<{ ok: true } | CallFailure> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${env.supabaseUrl}/storage/v1/object/images/${path}`);
    request.setRequestHeader("apikey", env.supabaseKey);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("content-type", type);
    request.setRequestHeader("cache-control", `max-age=${KEEP_SECONDS}`);
    request.setRequestHeader("x-upsert", "true");
    request.upload.addEventListener("progress", (event) => sent(event.loaded));
    request.addEventListener("error", () => {
      connection.report("offline");
      resolve({ ok: false, code: "unreachable" });
    });
    request.addEventListener("load", () => {
      const { status } = request;
      if (status >= 200 && status < 300) resolve({ ok: true });
      else resolve({ ok: false, code: "refused", status, body: request.responseText });
    });
    request.send(bytes);
  });
