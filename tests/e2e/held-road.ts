import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Page } from "playwright-core";

/**
 * Where what is sent is when its tab dies: not at the server and never will be, at the server, or its answer is ready and
 * was not heard.
 */
export const MOMENTS = ["lost", "arrived", "answered"] as const;
export type Moment = (typeof MOMENTS)[number];

const NOTHING_SENT_MS = 5_000;

/**
 * A road of its own to a port, named there as if it had been called itself, on which each request about one thing can be held: `hold` answers once one of them is at that
 * moment, and false where none came; it stays there until `free`. What is lost never arrives.
 */
export async function heldRoad({ to, about }: { to: number; about: string }) {
  const sockets = new Set<Socket>();
  let held: { moment: Moment; reached: (there: boolean) => void } | null = null;
  let freed: (() => void)[] = [];
  const kept = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    return socket;
  };

  const server = createServer((near) => {
    const { port } = server.address() as AddressInfo;
    const far = kept(connect(to, "localhost"));
    kept(near);
    let answers: "pass" | "wait" = "pass";
    near.on("data", (request) => {
      const ours = held !== null && request.includes(about) ? held : null;
      if (ours?.moment === "lost") return ours.reached(true);
      if (ours) answers = "wait";
      far.write(Buffer.from(request.toString("latin1").replaceAll(`localhost:${port}`, `localhost:${to}`), "latin1"));
      if (ours?.moment === "arrived") ours.reached(true);
    });
    far.on("data", (answer) => {
      if (answers === "pass") return void near.write(answer);
      held?.reached(true);
      freed.push(() => near.write(answer));
    });
    near.on("close", () => far.destroy());
    far.on("close", () => near.end());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold: (moment: Moment): Promise<boolean> =>
      new Promise((resolve) => {
        const late = setTimeout(() => resolve(false), NOTHING_SENT_MS);
        held = {
          moment,
          reached: (there) => {
            clearTimeout(late);
            resolve(there);
          },
        };
      }),
    free: (): void => {
      held = null;
      for (const pass of freed) pass();
      freed = [];
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The process of this page ends where it stands, as when the system takes its memory. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = page.waitForEvent("crash");
  // It has nobody left to answer.
  void session.send("Page.crash").catch(() => undefined);
  await gone;
}
