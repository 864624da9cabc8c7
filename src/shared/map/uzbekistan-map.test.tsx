import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { find, place, render } from "../../../tests/support/render.tsx";
import { project } from "./projection.ts";
import { UzbekistanMap, type MapPlace } from "./uzbekistan-map.tsx";

const khiva: MapPlace = { id: "k", name: "Khiva", latitude: 41.3785, longitude: 60.36, href: "/destinations/k" };
const termez: MapPlace = { id: "t", name: "Termez", latitude: 37.2861, longitude: 67.187, href: "/destinations/t" };

describe("UzbekistanMap", () => {
  it("links every place by its name", async () => {
    await render(<UzbekistanMap label="Destinations" places={[khiva, termez]} />);
    const links = [...place.querySelectorAll("a")].map((a) => [a.getAttribute("aria-label"), a.getAttribute("href")]);
    expect(links).toEqual(
      expect.arrayContaining([
        ["Khiva", "/destinations/k"],
        ["Termez", "/destinations/t"],
      ]),
    );
    expect(place.querySelector("svg")?.getAttribute("aria-label")).toBe("Destinations");
  });

  it("reports which spot was picked, and follows no link meanwhile", async () => {
    const onPick = vi.fn();
    await render(<UzbekistanMap label="Pick a spot" places={[khiva]} onPick={onPick} />);
    const svg = find("svg");
    vi.spyOn(svg, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 20, 500, 329));
    const spot = project(khiva);
    const event = new MouseEvent("click", { bubbles: true, clientX: 10 + spot.x / 2, clientY: 20 + spot.y / 2 });
    act(() => void svg.dispatchEvent(event));
    expect(place.querySelector("a")).toBeNull();
    expect(onPick).toHaveBeenCalledOnce();
    const picked = onPick.mock.calls[0]?.[0];
    expect(picked.latitude).toBeCloseTo(khiva.latitude, 3);
    expect(picked.longitude).toBeCloseTo(khiva.longitude, 3);
  });
});
