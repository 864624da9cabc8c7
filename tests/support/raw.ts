import { connect } from "node:net";

const SILENCE_MS = 15_000;

export const raw = (port: number, bytes: string, host = "127.0.0.1"): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host });
    let answer = "";
    socket.setTimeout(SILENCE_MS, () =>
      socket.destroy(new Error(`no answer to ${JSON.stringify(bytes.slice(0, 80))}`)),
    );
    socket.on("data", (part) => (answer += part));
    socket.once("close", () => resolve(answer));
    socket.once("error", reject);
    socket.write(bytes);
  });

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

export const line = (port: number, request: string, headers: string[] = [], body = ""): string =>
  [`${request} HTTP/1.1`, `host: localhost:${port}`, "connection: close", ...headers, "", body].join("\r\n");
