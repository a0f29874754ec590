export default {
  // The packages are links to a folder outside of the app.
  turbopack: { root: '/' },
  // All apps are checked at once by the test.
  typescript: { ignoreBuildErrors: true },
};
