import { expect, it } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";
import { Navbar } from "./navbar.tsx";

it("offers the page in each language from the menu, and stores the choice", async () => {
  show(<Navbar />, { route: "/tours", at: "/tours?sort=price" });
  await screen.sees("Oʻzbekcha");
  const menu = document.querySelector("#main-menu [popover]");
  const links = [...(menu?.querySelectorAll("a") ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["English", "/tours?sort=price"],
    ["Русский", "/ru/tours?sort=price"],
    ["Oʻzbekcha", "/uz/tours?sort=price"],
  ]);
  expect(menu?.querySelector("[aria-current]")?.textContent).toBe("English");
  expect(document.querySelector("button[title=Language]")?.getAttribute("popovertarget")).toBe(menu?.id);
  links[2]?.addEventListener("click", (event) => event.preventDefault());
  links[2]?.click();
  expect(localStorage.getItem("journey-language")).toBe("uz");
});
