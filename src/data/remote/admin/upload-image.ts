import { env } from "../../net/env.ts";
import { supabase } from "../../net/supabase-client.ts";

export type Upload = { path: string; bytes: Blob; type: string };
export type UploadAnswer = { ok: true } | { ok: false; code: "unreachable" | "refused"; message: string };

const KEEP_SECONDS = 3600;

/** One file as plain bytes; XMLHttpRequest, because only it tells how far an upload is. */
const send = ({ path, bytes, type }: Upload, token: string, sent: (bytes: number) => void): Promise<UploadAnswer> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${env.supabaseUrl}/storage/v1/object/images/${path}`);
    request.setRequestHeader("apikey", env.supabaseKey);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("content-type", type);
    request.setRequestHeader("cache-control", `max-age=${KEEP_SECONDS}`);
    request.setRequestHeader("x-upsert", "true");
    request.upload.addEventListener("progress", (event) => sent(event.loaded));
    const message = "No answer came. The picture was not uploaded; try again.";
    request.addEventListener("error", () => resolve({ ok: false, code: "unreachable", message }));
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve({ ok: true });
      else resolve({ ok: false, code: "refused", message: `The server refused the picture (${request.status}).` });
    });
    request.send(bytes);
  });

/** All sizes of one picture; `progress` is the share of the bytes that left. */
export const uploadImages = async (
  files: readonly Upload[],
  progress: (share: number) => void,
): Promise<UploadAnswer> => {
  const client = await supabase();
  const { data } = await client.auth.getSession();
  if (!data.session) return { ok: false, code: "refused", message: "Your session is over. Please sign in again." };
  const total = files.reduce((sum, { bytes }) => sum + bytes.size, 0);
  let before = 0;
  for (const file of files) {
    const done = before;
    const answer = await send(file, data.session.access_token, (bytes) => progress((done + bytes) / total));
    if (!answer.ok) return answer;
    before += file.bytes.size;
    progress(before / total);
  }
  return { ok: true };
};
