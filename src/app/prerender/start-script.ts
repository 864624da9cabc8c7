import { EARLY_INPUT, EARLY_OFFER } from "../early-keys.ts";

/** The data that names the app's code; the script below fetches and runs it. */
export const CODE_ID = "app-code";

export interface PageCode {
  /** Run in this order, the app itself last; each in a step of its own, so that a tap in between is not kept waiting. */
  run: string[];
  /** The page's own screen: fetched beside. */
  fetch: string[];
}

/**
 * Stands in a prerendered page in place of the app's own script tag. The code is fetched and run once the page is
 * painted: it has nothing to add to the first picture, and would only take bandwidth and time from it. A hidden tab
 * paints nothing, and an old browser does not tell: there it begins at once.
 */
export const START_SCRIPT = `(function () {
  var early = [];
  function note(event) {
    var wanted = event.type === "click" ? "button[type=button]" : "input, select, textarea";
    var target = event.target instanceof Element && event.target.closest(wanted);
    if (target) early.push([target, target.value]);
  }
  ["click", "input", "change"].forEach(function (name) {
    addEventListener(name, note, true);
  });
  window.${EARLY_INPUT} = function () {
    ["click", "input", "change"].forEach(function (name) {
      removeEventListener(name, note, true);
    });
    return early;
  };
  addEventListener("beforeinstallprompt", function (event) {
    event.preventDefault();
    window.${EARLY_OFFER} = event;
  });
  var begun = false;
  function run(hrefs) {
    if (hrefs.length === 0) return;
    import(hrefs[0]).then(function () {
      setTimeout(run, 0, hrefs.slice(1));
    });
  }
  function begin() {
    if (begun) return;
    begun = true;
    var code = JSON.parse(document.getElementById("${CODE_ID}").textContent);
    code.run.concat(code.fetch).forEach(function (href) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    });
    run(code.run);
  }
  try {
    if (document.hidden) throw 0;
    new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
    setTimeout(begin, 1000);
  } catch (e) {
    begin();
  }
})();`;
