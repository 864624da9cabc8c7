import { createRoot } from "react-dom/client";
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { project } from "./projection.ts";
import { UzbekistanMap, type MapPlace } from "./uzbekistan-map.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const khiva: MapPlace = { id: "k", name: "Khiva", latitude: 41.3785, longitude: 60.36, href: "/destinations/k" };
const termez: MapPlace = { id: "t", name: "Termez", latitude: 37.2861, longitude: 67.187, href: "/destinations/t" };

let cleanUp = () => {};
afterEach(() => cleanUp());

function show(map: React.ReactNode) {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  act(() => root.render(<MemoryRouter>{map}</MemoryRouter>));
  cleanUp = () => {
    act(() => root.unmount());
    host.remove();
  };
  return host;
}

describe("UzbekistanMap", () => {
  it("links every place by its name", () => {
    const host = show(<UzbekistanMap label="Destinations" places={[khiva, termez]} />);
    const links = [...host.querySelectorAll("a")].map((a) => [a.getAttribute("aria-label"), a.getAttribute("href")]);
    expect(links).toEqual(
      expect.arrayContaining([
        ["Khiva", "/destinations/k"],
        ["Termez", "/destinations/t"],
      ]),
    );
    expect(host.querySelector("svg")?.getAttribute("aria-label")).toBe("Destinations");
  });

  it("reports which spot was picked, and follows no link meanwhile", () => {
    const onPick = vi.fn();
    const host = show(<UzbekistanMap label="Pick a spot" places={[khiva]} onPick={onPick} />);
    const svg = host.querySelector("svg");
    if (!svg) throw new Error("The map is not there");
    vi.spyOn(svg, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 20, 500, 329));
    const spot = project(khiva);
    const event = new MouseEvent("click", { bubbles: true, clientX: 10 + spot.x / 2, clientY: 20 + spot.y / 2 });
    act(() => void svg.dispatchEvent(event));
    expect(host.querySelector("a")).toBeNull();
    expect(onPick).toHaveBeenCalledOnce();
    const picked = onPick.mock.calls[0]?.[0];
    expect(picked.latitude).toBeCloseTo(khiva.latitude, 3);
    expect(picked.longitude).toBeCloseTo(khiva.longitude, 3);
  });
});
