import type { Result } from "../../../domain/result.ts";
import { sendBytes, type Upload } from "../../net/send-bytes.ts";
import { sessionToken } from "../../net/supabase-client.ts";

export async function uploadImages(
  files: readonly Upload[],
  progress: (share: number) => void,
): Promise<Result<undefined>> {
  const token = await sessionToken();
  if (token === null) return { ok: false, code: "forbidden", reason: "forbidden" };
  const total = files.reduce((sum, { bytes }) => sum + bytes.size, 0);
  let bytesBefore = 0;
  for (const file of files) {
    const sentBytes = bytesBefore;
    const answer = await sendBytes(file, token, (bytes) => progress((sentBytes + bytes) / total));
    if (!answer.ok) return answer;
    bytesBefore += file.bytes.size;
    progress(bytesBefore / total);
  }
  return { ok: true, value: undefined };
}
