import { expect } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { DESK_SCENES, openScene } from "../support/desk-scenes.ts";
import { stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "../support/shop/pages.ts";
import { visitorScenes } from "../support/sweep-scenes.ts";
import { type Scene, sweep } from "../support/sweep.ts";
import { journey } from "../support/tiers.ts";
import { shop } from "./desk-browser.ts";

const VISITED = /^(\/|\/tours|\/tours\/[^/]+|\/search|\/trips|\/booking\/tour\/.+|\/privacy|packages compared)$/;
const AT_THE_DESK = ["today", "bookings", "departures", "tour-new", "settings"];

async function findingsIn(scenes: readonly Scene[], isAdmin = false): Promise<unknown[]> {
  const { page, errors, close } = await openBrowser();
  if (isAdmin) await signInAsAdmin(page, shop);
  const findings = await sweep(page, scenes);
  await close();
  return [...findings, ...errors];
}

journey("no main page of a traveler breaks a rule of accessibility or loses anything to the side", async () => {
  const scenes = (await visitorScenes(stackUrl)).filter(({ name }) => VISITED.test(name));
  expect(scenes).toHaveLength(8);
  expect(await findingsIn(scenes)).toEqual([]);
});

journey("no main page of the desk breaks a rule of accessibility or loses anything to the side", async () => {
  const scenes = DESK_SCENES.filter(({ name }) => AT_THE_DESK.includes(name)).map((scene) => ({
    name: scene.name,
    open: (page: Parameters<Scene["open"]>[0]) => openScene(page, stackUrl, scene, {}),
  }));
  expect(scenes).toHaveLength(AT_THE_DESK.length);
  expect(await findingsIn(scenes, true)).toEqual([]);
});
