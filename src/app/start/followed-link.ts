/** A next page that has not come by then may never come: it was stopped, or there is no network. */
const STILL_HERE_MS = 3_000;

/** The link of this page that the browser itself follows now, to another page of ours in this tab. */
function followed({ target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented;
  if (link === null || isElsewhere || link.target !== "" || link.hasAttribute("download")) return null;
  const { origin, pathname, search } = window.location;
  const staysHere = link.pathname === pathname && link.search === search;
  return link.origin === origin && !staysHere ? link : null;
}

/**
 * Before the app is there a tap on a link is the browser's to answer, which shows nothing of it in an installed app. The link
 * shows it, and what is still to run of this page waits: the next one wants the processor. What it answers runs a step of the
 * page once nothing is followed.
 */
export function watchFollowedLinks(page: Window): (step: () => void) => void {
  let until = 0;
  page.addEventListener("click", (event) => {
    const link = followed(event);
    if (link === null) return;
    link.style.opacity = "0.5";
    until = performance.now() + STILL_HERE_MS;
    const asBefore = () => link.style.removeProperty("opacity");
    // Whoever comes back to this page finds it as it was.
    page.addEventListener("pagehide", asBefore, { once: true });
    setTimeout(asBefore, STILL_HERE_MS);
  });
  return (step) => {
    const look = () => {
      const wait = until - performance.now();
      if (wait > 0) setTimeout(look, wait);
      else step();
    };
    setTimeout(look, 0);
  };
}
