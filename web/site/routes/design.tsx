export default function DesignRoute() {
  return <main id="main" />
}
