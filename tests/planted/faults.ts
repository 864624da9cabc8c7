import type { Fault } from "./fault.ts";
import { dataFaults } from "./faults-data.ts";
import { deskFaults } from "./faults-desk.ts";
import { domainFaults } from "./faults-domain.ts";
import { featureFaults } from "./faults-features.ts";
import { guideFaults } from "./faults-guide.ts";
import { serverFaults } from "./faults-server.ts";
import { sqlFaults } from "./faults-sql.ts";
import { syncFaults } from "./faults-sync.ts";
import { workerFaults } from "./faults-worker.ts";

export const faults: readonly Fault[] = [
  ...domainFaults,
  ...dataFaults,
  ...syncFaults,
  ...workerFaults,
  ...featureFaults,
  ...deskFaults,
  ...guideFaults,
  ...sqlFaults,
  ...serverFaults,
];
