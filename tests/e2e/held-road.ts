import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Page } from "playwright-core";

export const MOMENTS = ["lost", "arrived", "answered"] as const;
export type Moment = (typeof MOMENTS)[number];

const NOTHING_SENT_MS = 5_000;

/** `hold` returns true once a request is held at that moment, and false if no request came. */
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

export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // The crashed page never answers this call.
  void session.send("Page.crash").catch(() => undefined);
  await crashed;
}
