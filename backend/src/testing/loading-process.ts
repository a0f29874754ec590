import { registerHooks } from 'node:module';

/** Loads what a start of the backend loads, opens telemetry as the environment says, and prints which packages of OpenTelemetry were asked for. */
const asked = new Set<string>();
registerHooks({
  resolve: (specifier, context, nextResolve) => {
    if (specifier.startsWith('@opentelemetry/')) asked.add(specifier);
    return nextResolve(specifier, context);
  },
});

await import('../app.ts');
const { readConfig } = await import('../config/config.ts');
const { openTelemetry } = await import('../process/telemetry/open-telemetry.ts');
const telemetry = await openTelemetry(readConfig(process.env).telemetry, {
  environment: 'development',
  onUnsent: () => undefined,
});
await telemetry.close();
process.stdout.write(JSON.stringify([...asked]));
