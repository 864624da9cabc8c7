// Lives in React's chunk, so React initializes before the app's code runs.
export { createRoot, hydrateRoot } from "react-dom/client";
