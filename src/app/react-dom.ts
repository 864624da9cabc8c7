// In React's chunk, so that it initializes before the app's code runs.
export { createRoot, hydrateRoot } from "react-dom/client";
