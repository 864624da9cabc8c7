// Stands in the file of React, so that React's own start is over before the app's code is run.
export { createRoot, hydrateRoot } from "react-dom/client";
