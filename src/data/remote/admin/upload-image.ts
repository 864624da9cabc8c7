import { sendBytes, type Upload } from "../../net/send-bytes.ts";
import { sessionToken } from "../../net/supabase-client.ts";

export type UploadAnswer = { ok: true } | { ok: false; code: "forbidden" | "unreachable" | "refused" };

/** All sizes of one picture; `progress` is the share of the bytes that left. */
export async function uploadImages(files: readonly Upload[], progress: (share: number) => void): Promise<UploadAnswer> {
  const token = await sessionToken();
  if (token === null) return { ok: false, code: "forbidden" };
  const total = files.reduce((sum, { bytes }) => sum + bytes.size, 0);
  let before = 0;
  for (const file of files) {
    const done = before;
    const answer = await sendBytes(file, token, (bytes) => progress((done + bytes) / total));
    if (!answer.ok) return { ok: false, code: answer.code === "unreachable" ? "unreachable" : "refused" };
    before += file.bytes.size;
    progress(before / total);
  }
  return { ok: true };
}
