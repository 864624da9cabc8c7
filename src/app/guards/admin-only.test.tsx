import { Route, Routes, useLocation } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { leave, place, render } from "../../../tests/support/render.tsx";
import { useSession } from "../../features/auth/session-store.ts";
import { routeNames, routeOf } from "../../shared/site.ts";
import { screenRouteAt } from "../screen-route-at.ts";

const deskPaths = routeNames.map(routeOf).flatMap(({ path, desk }) => (desk ? [path] : []));
const traveler = { id: "0f8fad5b-d9cb-469f-a165-70867728950e", email: "anna@example.com" };

const Here = () => <output>{useLocation().pathname}</output>;

async function pathAfterOpening(pattern: string): Promise<string> {
  const address = pattern.replaceAll(/:\w+/g, "x");
  const Screen = screenRouteAt(address)?.screen;
  if (!Screen) throw new Error(`No route ${pattern}`);
  await render(
    <>
      <Here />
      <Routes>
        <Route path={pattern} element={<Screen />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    address,
  );
  return place.querySelector("output")?.textContent ?? "";
}

afterEach(async () => {
  await leave();
  useSession.setState({
    status: "loading",
    user: undefined,
    isAdmin: false,
    isOwner: false,
    isGuide: false,
    roleKnown: false,
  });
});

it.each([
  ["a visitor to the sign-in page", { status: "signed-out", roleKnown: false }, "/auth"],
  ["a traveler home", { status: "signed-in", user: traveler, roleKnown: true }, "/"],
  ["a guide home", { status: "signed-in", user: traveler, isGuide: true, roleKnown: true }, "/"],
] as const)("sends %s away from every address of the desk", async (_, session, expected) => {
  useSession.setState(session);
  expect(deskPaths.length).toBeGreaterThan(15);
  for (const pattern of deskPaths) expect([pattern, await pathAfterOpening(pattern)]).toEqual([pattern, expected]);
});

it("stays at the desk while the role is still unknown", async () => {
  useSession.setState({ status: "signed-in", user: traveler, roleKnown: false });
  expect(await pathAfterOpening("/admin")).toBe("/admin");
});
