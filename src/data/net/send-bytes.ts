import type { Result } from "../../domain/result.ts";
import { connection } from "./connection.ts";
import { env } from "./env.ts";
import { failureOf } from "./failure.ts";

export type Upload = { path: string; bytes: Blob; type: string };

const KEEP_SECONDS = 3600;

/** Uses XMLHttpRequest, because only it reports upload progress. */
export const sendBytes = (
  { path, bytes, type }: Upload,
  token: string,
  sent: (bytes: number) => void,
): Promise<Result<undefined>> =>
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
      resolve({ ok: false, code: "unreachable", reason: "unreachable" });
    });
    request.addEventListener("load", () => {
      const { status } = request;
      if (status >= 200 && status < 300) resolve({ ok: true, value: undefined });
      else resolve(failureOf(status, undefined));
    });
    request.send(bytes);
  });
