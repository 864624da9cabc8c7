import { expect, it } from "vitest";
import { newsState, type PushDevice } from "./push-device.ts";

const device: PushDevice = {
  hasWorker: true,
  hasPush: true,
  permission: "granted",
  isIos: false,
  isInstalled: false,
};
const bare = { hasPush: false, permission: null };

it.each<[string, Partial<PushDevice>, boolean, string]>([
  ["is followed here", {}, true, "on"],
  ["may be followed at once", {}, false, "off"],
  ["needs permission", { permission: "default" }, false, "ask"],
  ["lost its permission", { permission: "default" }, true, "ask"],
  ["was refused", { permission: "denied" }, false, "denied"],
  ["was refused later", { permission: "denied" }, true, "denied"],
  ["is open in the browser of an iPhone", { ...bare, isIos: true }, false, "install_first"],
  ["is installed on an iPhone", { isIos: true, isInstalled: true, permission: "default" }, false, "ask"],
  ["is installed on an old iPhone", { ...bare, isIos: true, isInstalled: true }, false, "unsupported"],
  ["has no worker", { hasWorker: false }, true, "unsupported"],
  ["has no push", { hasPush: false }, false, "unsupported"],
  ["has no notifications", { permission: null }, false, "unsupported"],
])("tells what a trip that %s can do", (_, changes, isFollowed, state) => {
  expect(newsState({ ...device, ...changes }, isFollowed)).toBe(state);
});
