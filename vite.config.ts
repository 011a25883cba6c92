import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The address on the static way out of a console that never started; it must be in the HTML, before any script.
  define: {
    'import.meta.env.VITE_SUPPORT_EMAIL': JSON.stringify(process.env.SUPPORT_EMAIL ?? 'support@jul.example'),
  },
  publicDir: 'web/public',
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/.tsbuild/**'] } },
})
