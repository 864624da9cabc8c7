import { MantineProvider } from "@mantine/core";
import { GoTrueClient } from "@supabase/supabase-js";
import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { type ReactNode, useLayoutEffect } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { beforeEach, expect, vi } from "vitest";
import { catalogueStore } from "../../src/data/local/catalogue/catalogue-store.ts";
import { db } from "../../src/data/local/db.ts";
import { connection } from "../../src/data/net/connection.ts";
import { env } from "../../src/data/net/env.ts";
import { SESSION_STORAGE_KEY } from "../../src/data/net/supabase-client.ts";
import { EMPTY_SNAPSHOT, snapshotOf } from "../../src/domain/catalogue/rows/snapshot.ts";
import { loadStoredSession, storeRole } from "../../src/features/auth/session-store.ts";
import { CatalogueProvider } from "../../src/features/catalogue/shared/catalogue-provider.tsx";
import { useWaitingToasts } from "../../src/shared/ui/toast/toast.ts";
import { endWithFile } from "./end-with-file.ts";
import { startFakeServer } from "./fake-server.ts";
import { paint, setValue } from "./render.tsx";

const WAIT = { timeout: 15_000, interval: 5 };
const TAPPED = "a, button, [role=button], [role=tab], summary";
const USER = { id: "0a000000-0000-4000-8000-00000000000a", email: "someone@example.com" };

endWithFile();
export const server = startFakeServer();
// Live queries hold on to this very object.
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
// supabase-js refuses to start without a key.
Object.assign(env, { supabaseKey: "key" });
let shows = 0;
let path = "";

// React warns about elements that happy-dom lacks, such as <search>.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });

beforeEach(async () => {
  // It warns of a second client in a page, and here many files share one page.
  Reflect.set(GoTrueClient, "nextInstanceID", {});
  server.reset();
  localStorage.clear();
  sessionStorage.clear();
  loadStoredSession();
  connection.report("online");
  useWaitingToasts.setState({ toasts: [], closed: [], said: 0 });
  catalogueStore.set({ snapshot: EMPTY_SNAPSHOT, synced: false, problem: null, storage: "ok" });
  // Cleared, not deleted: the outbox of the last test may still be reading.
  await Promise.all(db.tables.map((table) => table.clear()));
});
export function putCatalogue(rows: Partial<Parameters<typeof snapshotOf>[0]>): void {
  const all = { destinations: [], tours: [], packages: [], ...rows };
  catalogueStore.set({ snapshot: snapshotOf(all, 1, new Date().toISOString()), synced: true });
}

export function signIn(role: Parameters<typeof storeRole>[1], user = USER): void {
  const expires_at = Math.floor(Date.now() / 1000) + 3_600;
  const session = { access_token: "token", refresh_token: "refresh", token_type: "bearer", expires_in: 3_600 };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ ...session, expires_at, user }));
  storeRole(user.id, role);
  loadStoredSession();
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
const nameOf = (element: Element) => element.getAttribute("aria-label") ?? textOf(element);
const isShown = (element: Element) => element.closest("[hidden], dialog:not([open])") === null;
const isEnabled = (element: Element) => element.closest("[disabled]") === null;
const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)].filter(isShown);
const isNamed = (name: string | RegExp) => (element: Element) =>
  [element.getAttribute("aria-label") ?? "", textOf(element).replace(/ \*$/, "")].some((known) =>
    typeof name === "string" ? known === name : name.test(known),
  );

const until = <T,>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, WAIT);
const isPresent = <T,>(value: T | undefined, what: string): T => {
  if (value !== undefined) return value;
  throw new Error(`No ${what} in: ${textOf(document.body)}`);
};

function control(label: string | RegExp): HTMLInputElement {
  const labels = [...document.body.querySelectorAll("label")].filter(isNamed(label));
  const found = labels.map(({ htmlFor }) => document.getElementById(htmlFor)).find((one) => one !== null);
  return isPresent(
    (found ?? all("input, textarea, select").find(isNamed(label))) as HTMLInputElement,
    `field ${label}`,
  );
}

export const screen = {
  path: () => path,
  text: () => textOf(document.body),
  buttons: () => all("button").map(nameOf),
  links: () => all("a").map(nameOf),
  toasts: () => useWaitingToasts.getState().toasts.map(({ title, message }) => ({ title, message })),
  field: control,
  find: (selector: string) => document.body.querySelector<HTMLElement>(selector),
  until,
  sees: (words: string | RegExp) =>
    until(() =>
      typeof words === "string" ? expect(screen.text()).toContain(words) : expect(screen.text()).toMatch(words),
    ),
  async tap(name: string | RegExp, within = "body") {
    const found = await until(() => {
      const inside = all(TAPPED).filter(
        (element) => isEnabled(element) && element.closest(within) && isNamed(name)(element),
      );
      return isPresent(inside[0], `button ${name}`);
    });
    found.click();
  },
  async fill(label: string | RegExp, value: string) {
    const field = await until(() => isPresent([control(label)].find(isEnabled), `field ${label} that is enabled`));
    field.focus();
    setValue(field, value);
  },
  async tick(label: string | RegExp) {
    (await until(() => control(label))).click();
  },
};

function Where() {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    path = pathname + search;
  });
  return null;
}

function render(element: ReactNode, at: string | { pathname: string; state: unknown }): void {
  shows += 1;
  paint(
    <MemoryRouter key={shows} initialEntries={[at]}>
      <Where />
      {element}
    </MemoryRouter>,
  );
}

type At = {
  route?: string;
  at?: string | { pathname: string; state: unknown };
};

export function show(element: ReactNode, { route = "/", at = route }: At = {}): void {
  render(
    <MantineProvider withCssVariables={false} withGlobalClasses={false}>
      <CatalogueProvider>
        <Routes>
          <Route path={route} element={element} />
          <Route path="*" element={null} />
        </Routes>
      </CatalogueProvider>
    </MantineProvider>,
    at,
  );
}

export async function showApp(at: string): Promise<void> {
  const { App } = await import("../../src/app/app.tsx");
  render(<App />, at);
}
